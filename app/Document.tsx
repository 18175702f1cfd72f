import type { ReactNode } from 'react'
import type { RareFontAddresses } from './fonts/rareFonts.ts'
import type { AppSettings } from './settings.ts'

export type DocumentAssets = {
  /** The module that starts the app, and those it imports, to be fetched alongside. */
  entry: string
  preloads: readonly string[]
  /** The page's whole style, inlined. */
  styles: ReactNode
  /** The files that it stands in for. */
  styleFiles: readonly string[]
  /** Where fonts of rare characters come from; in development the whole family stands in the style. */
  rareFonts?: RareFontAddresses
}

type DocumentProps = {
  settings: AppSettings
  assets: DocumentAssets
  children: ReactNode
}

/** The whole page around the app, the same on the server and in the browser. */
export function Document({ settings, assets, children }: DocumentProps) {
  const { locale, theme, brand } = settings
  return (
    <html
      lang={locale}
      data-mode={theme.mode}
      data-palette={theme.palette}
      data-grey={theme.grey}
      data-radius={brand?.radius}
      data-font={brand?.font}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <link rel="icon" href={brand?.icon ?? '/art/favicon.svg'} />
        {assets.styles}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
