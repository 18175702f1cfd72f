import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { vars } from '#design-system/theme/contract.css.ts'
import { Book, Code } from '../Book.tsx'
import { StoryLink } from '../StoryLink.tsx'
import * as styles from './foundations.css.ts'
import * as motion from './Motion.css.ts'

/** How long things take, how they go, and how each looks to whom nothing shall move. */
export function Motion() {
  return (
    <Book
      title="Motion"
      lead="Things come from where they were touched and are there within a quarter of a second. Nothing moves under a finger, and nothing moves unasked; theatre is for a draw, a vote, a rank, and can be skipped. Whoever asks their device for less motion sees the end of each movement at once."
      source="design-system/theme/contract.css.ts and base.css.ts"
      chapters={[
        { title: 'Durations and easings', content: <Scale /> },
        {
          title: 'Movements and their stills',
          lead: 'On the left as it moves, on the right what stands there under reduced motion: the same, at once.',
          content: <Movements />,
        },
        { title: 'Theatre', content: <Theatres /> },
      ]}
    />
  )
}

function Scale() {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <div>
        <Button emphasis="soft" onClick={() => setAway(!isAway)}>
          Play
        </Button>
      </div>
      <div>
        {Object.entries(vars.duration).flatMap(([name, duration]) =>
          Object.entries(vars.easing).map(([way, easing]) => (
            <div key={name + way} className={styles.specimenRow}>
              <Text size="small" tone="muted" tabular>
                <Code>
                  {name}, {way}
                </Code>{' '}
                {duration.replace('ms', ' ms')}
              </Text>
              <div className={motion.track}>
                <span
                  className={motion.runner}
                  data-away={isAway}
                  style={{ transition: `inset-inline-start ${duration} ${easing}` }}
                />
              </div>
            </div>
          )),
        )}
      </div>
    </>
  )
}

const movements = [
  ['press', 'A button gives a little under the finger', 'shown'],
  ['appear', 'A menu or popover, from where it was opened', 'shown'],
  ['grow', 'A dialog, and a sheet on a desktop', 'shown'],
  ['rise', 'A sheet on a phone, from the foot', 'shown'],
  ['leave', 'What goes takes half the time of what comes', 'gone'],
  ['breathe', 'A skeleton, after 200 ms and a while more', 'shown'],
] as const

function Movements() {
  return (
    <div>
      {movements.map(([name, what, end]) => (
        <Movement key={name} name={name} what={what} end={end} />
      ))}
    </div>
  )
}

interface MovementProps {
  name: keyof typeof motion.moving
  what: string
  end: keyof typeof motion.still
}

function Movement({ name, what, end }: MovementProps) {
  const [plays, setPlays] = useState(0)
  return (
    <div className={styles.specimenRow}>
      <div>
        <Text size="small" weight="medium">
          {what}
        </Text>
        <Button size="small" emphasis="quiet" onClick={() => setPlays(plays + 1)}>
          Play
        </Button>
      </div>
      <div className={motion.twins}>
        <div className={motion.stage}>
          {plays === 0 ? (
            <Text size="caption" tone="muted">
              Press Play
            </Text>
          ) : (
            <div key={plays} className={motion.moving[name]} lang="ja">
              応援する
            </div>
          )}
        </div>
        <div className={motion.stage}>
          <div className={motion.still[end]} lang="ja">
            応援する
          </div>
        </div>
      </div>
    </div>
  )
}

function Theatres() {
  return (
    <Text>
      <StoryLink id="components-theatre--one">Theatre</StoryLink> dims the house,{' '}
      <StoryLink id="components-stage--dark">Stage</StoryLink> plays anticipation and reveal,{' '}
      <StoryLink id="components-turncard--plain">TurnCard</StoryLink> turns what was drawn, and{' '}
      <StoryLink id="components-confetti--green">Confetti</StoryLink> falls in the oshi’s colour.
      Each can be skipped with one press, and under reduced motion cuts to a still of equal joy.
    </Text>
  )
}
