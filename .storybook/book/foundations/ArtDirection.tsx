import { type Art, art } from '#content/art/index.ts'
import { Text } from '#design-system/text/Text.tsx'
import { Book, Code } from '../Book.tsx'
import { StoryLink } from '../StoryLink.tsx'
import * as styles from './foundations.css.ts'

const all: readonly [string, Art][] = Object.entries(art)

const matching = (way: RegExp) => all.filter(([key]) => way.test(key))

/** What pictures do here, and what they look like. */
export function ArtDirection() {
  return (
    <Book
      title="Art direction"
      lead="Pictures carry the page. The demo brand’s talents are original characters, drawn as vectors by what looks like one hand: one weight of line, a small palette, a clear silhouette. No emoji, no stock shape and no grey box stands in for a drawing."
      source="content/art/art.json"
      chapters={[
        {
          title: 'A talent',
          lead: 'Told apart by silhouette alone: own eyes, jaw, pose and expressions. A portrait for a face, a bust that accompanies, an emblem.',
          content: <Pictures of={matching(/^(hiyori|luka|tsumugi)-(portrait|bust|emblem)$/)} />,
        },
        {
          title: 'A scene',
          lead: 'A room has its scene, cropped with care: every picture names the point that a crop keeps, and the colour that stands there while it loads. Never stretched, never letter-boxed.',
          content: <Scenes />,
        },
        {
          title: 'What is empty, lost or broken',
          lead: 'The bird is our own figure, and no talent’s. It stands wherever one waits or has to try again.',
          content: <Pictures of={matching(/^figure-/)} />,
        },
        {
          title: 'Stickers',
          lead: 'One expression each, readable at 96 px.',
          content: <Pictures of={matching(/^sticker-hiyori-/)} />,
        },
        {
          title: 'Things',
          lead: 'Goods, cards and prizes share the hand of the people.',
          content: <Pictures of={matching(/^(goods|card|prize)-/).slice(0, 12)} />,
        },
        {
          title: 'What a picture keeps to',
          content: (
            <Text>
              Holds up at 1280 px, weighs 15 kB at most as it is sent, has words in both languages
              for whoever cannot see it, and is written by <Code>content/art/source/build.ts</Code>.{' '}
              <StoryLink id="art-artsheet--portraits">All {all.length} pictures</StoryLink> are in
              Art.
            </Text>
          ),
        },
      ]}
    />
  )
}

function Pictures({ of }: { of: readonly [string, Art][] }) {
  return (
    <div className={styles.pictures}>
      {of.map(([key, { file, alt }]) => (
        <figure key={key}>
          <img className={styles.picture} src={`./art/${file}`} alt={alt.en} loading="lazy" />
          <Text as="figcaption" size="caption" tone="muted">
            {key}
          </Text>
        </figure>
      ))}
    </div>
  )
}

function Scenes() {
  return (
    <div className={styles.shapes}>
      {matching(/^scene-/).map(([key, { file, alt, dominantColor, focus }]) => (
        <figure key={key}>
          <img
            className={styles.scene}
            src={`./art/${file}`}
            alt={alt.en}
            loading="lazy"
            style={{
              backgroundColor: dominantColor,
              objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
            }}
          />
          <Text as="figcaption" size="caption" tone="muted">
            {key}, {dominantColor}
          </Text>
        </figure>
      ))}
    </div>
  )
}
