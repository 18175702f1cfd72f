import type { CSSProperties } from 'react'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { vars } from '#design-system/theme/contract.css.ts'
import { families } from '#design-system/theme/shape.ts'
import { fontNames } from '#design-system/theme/theme.ts'
import { Book, Code } from '../Book.tsx'
import { pair } from '../Book.css.ts'
import * as styles from './foundations.css.ts'

const beside = '応援の声が、今夜も届く。 Cheering you on, 21:45'

/** What words are set in: sizes, weights, families, and how lines break. */
export function Type() {
  return (
    <Book
      title="Type"
      lead="Noto Sans JP for Japanese, Open Sans for Latin and digits, 4 % smaller so that it does not stand over the kanji beside it. Japanese has no italics: what is emphasised is bold. A device that has Noto Sans JP fetches none of it."
      source="design-system/theme/contract.css.ts, shape.ts and fonts.css"
      chapters={[
        {
          title: 'Words',
          lead: 'Body for what is read, small for what stands beside it, caption for a time or a count; nothing is smaller. Control is what is typed: under 16 px a phone would zoom in.',
          content: <Sizes />,
        },
        {
          title: 'Headings',
          lead: 'The level is its place in the outline, the size how large it looks. The second figure is from a tablet’s width on.',
          content: <Headings />,
        },
        { title: 'Weights', content: <Weights /> },
        {
          title: 'Line breaking',
          lead: 'Headings, buttons and labels break between phrases, by the browser where it knows Japanese and by our own model where it does not. What fans wrote breaks wherever it fills the line, and never before a small kana or a closing mark. Turn the device’s width to see it.',
          content: <Breaking />,
        },
        {
          title: 'Figures that change',
          lead: 'Coins, ranks and timers have digits of one width, so that nothing jumps while they count.',
          content: <Figures />,
        },
        {
          title: 'A brand’s family',
          lead: 'A brand chooses one of three. Each begins with what the device has: no brand costs a page a font file.',
          content: <Families />,
        },
      ]}
    />
  )
}

/** `0.9375rem` as a designer counts: `15 px`. */
function pixels(size: string): string {
  return size.endsWith('rem') ? `${Number.parseFloat(size) * 16} px` : size
}

function Row({ name, note, style }: { name: string; note: string; style: CSSProperties }) {
  return (
    <div className={styles.specimenRow}>
      <Text size="small" tone="muted" tabular>
        <Code>{name}</Code> {note}
      </Text>
      <p style={style} lang="ja">
        {beside}
      </p>
    </div>
  )
}

const leading = (name: string): number =>
  name in vars.lineHeight
    ? vars.lineHeight[name as keyof typeof vars.lineHeight]
    : vars.lineHeight.body

function Sizes() {
  return (
    <div>
      {Object.entries(vars.fontSize).map(([name, size]) => (
        <Row
          key={name}
          name={name}
          note={`${pixels(size)} on ${leading(name)}`}
          style={{ fontSize: size, lineHeight: leading(name) }}
        />
      ))}
    </div>
  )
}

function Headings() {
  return (
    <div>
      {Object.entries(vars.headingSize).map(([name, [phone, tablet]]) => (
        <div key={name} className={styles.specimenRow}>
          <Text size="small" tone="muted" tabular>
            <Code>{name}</Code> {pixels(phone)}
            {tablet === phone ? '' : `, ${pixels(tablet)}`} on {vars.lineHeight.heading}
          </Text>
          <div lang="ja">
            <Heading level={3} size={name as keyof typeof vars.headingSize}>
              開演まで、あと12分 Tonight, 21:45
            </Heading>
          </div>
        </div>
      ))}
    </div>
  )
}

function Weights() {
  return (
    <div>
      {Object.entries(vars.weight).map(([name, weight]) => (
        <Row
          key={name}
          name={name}
          note={weight}
          style={{ fontSize: vars.fontSize.large, fontWeight: weight }}
        />
      ))}
    </div>
  )
}

const invitation = 'みんなの「好き」が集まる場所を、これからもいっしょにつくっていきましょう'

function Breaking() {
  return (
    <div className={pair} lang="ja">
      <div className={styles.narrow}>
        <Heading level={3} size="medium">
          {invitation}
        </Heading>
        <Text size="caption" tone="muted" lang="en">
          A heading: between phrases, in lines of like length
        </Text>
      </div>
      <div className={styles.narrow}>
        <Text isPreformatted>{invitation}。ちょっと、きゃあってなりました（うれしくて）。</Text>
        <Text size="caption" tone="muted" lang="en">
          What a fan wrote: as it was written
        </Text>
      </div>
    </div>
  )
}

const counts = ['1,111', '11,180', '98,765']

function Figures() {
  return (
    <div className={pair}>
      {[true, false].map((tabular) => (
        <div key={String(tabular)} className={styles.narrow}>
          {counts.map((count) => (
            <Text key={count} size="large" weight="bold" tabular={tabular}>
              {count}
            </Text>
          ))}
          <Text size="caption" tone="muted">
            {tabular ? 'tabular: for what changes' : 'proportional: within a sentence'}
          </Text>
        </div>
      ))}
    </div>
  )
}

function Families() {
  return (
    <div>
      {fontNames.map((name) => (
        <Row
          key={name}
          name={name}
          note={families[name].split(',')[0]!.replaceAll("'", '')}
          style={{ fontFamily: families[name], fontSize: vars.fontSize.large }}
        />
      ))}
    </div>
  )
}
