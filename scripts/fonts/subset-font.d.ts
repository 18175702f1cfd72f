declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** An axis pinned to a value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** OpenType features to keep; all where left out. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** All of the font's glyphs; the text is then left out. */
    keepAllGlyphs?: boolean
  }

  /** A font of the characters in `text` alone. The format is the given font's where no other is named. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
