declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** An axis pinned to a value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** OpenType features to keep; all where left out. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }

  /** A font of the characters in `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
