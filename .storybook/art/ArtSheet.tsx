import { type Art, art } from '#content/art/index.ts'
import { Picture } from '#design-system/picture/Picture.tsx'

const groups = ['avatar', 'channel', 'figure', 'scene'] as const
type Group = (typeof groups)[number] | 'portrait' | 'brand'

/** A talent is shown by a portrait, a bust and an emblem; what is in no group is the brand's. */
function groupOf(key: string): Group {
  if (/-(portrait|bust|emblem)$/.test(key)) return 'portrait'
  return groups.find((group) => key.startsWith(`${group}-`)) ?? 'brand'
}

/** The demo brands' art of one group, each picture whole, over its key. */
export function ArtSheet({ group }: { group: Group }) {
  const all: [string, Art][] = Object.entries(art)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 8, fontSize: 12 }}>
      {all
        .filter(([key]) => groupOf(key) === group)
        .map(([key, { file, width, height, dominantColor, alt }]) => (
          <figure key={key} style={{ margin: 0 }}>
            <Picture
              src={`/art/${file}`}
              width={width}
              height={height}
              alt={alt.ja}
              dominantColor={dominantColor}
            />
            <figcaption>{key}</figcaption>
          </figure>
        ))}
    </div>
  )
}
