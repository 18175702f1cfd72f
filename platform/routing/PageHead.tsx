import { useOrigin } from './origin.ts'

/** Those who show a shared page's picture don't take SVG: the build draws these as PNG too (`scripts/build.ts`). */
const drawn = /^(\/art\/(?:scene|goods)-[\w-]+)\.svg$/

type PageHeadProps = {
  title: string
  description?: string
  /** The picture that is shown where the page is shared, on this origin; none in a closed community. */
  image?: string | null | undefined
  /** `noindex` for what a search engine should leave alone. */
  robots?: 'noindex'
}

/** A page's title and page-share tags; React lifts them into the head. */
export function PageHead({ title, description, image, robots }: PageHeadProps) {
  const origin = useOrigin()
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image == null ? null : (
        <>
          <meta
            property="og:image"
            content={new URL(image.replace(drawn, '$1.png'), origin).href}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {robots === undefined ? null : <meta name="robots" content={robots} />}
    </>
  )
}
