import { states } from 'virtual:storied-states'
import type { StoriedState } from '../../scripts/checks/states.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Book, Code } from './Book.tsx'
import * as styles from './Book.css.ts'
import { links } from './StartHere.css.ts'
import { nameOf } from './day.ts'
import { byHome, idsByStory } from './everyState.ts'
import { StoryLink } from './StoryLink.tsx'
import { useStories } from './storyIndex.ts'

const holes = states.filter(({ stories }) => stories.length === 0)

/** Each state of each machine, each feature's refusals and each screen, with the stories that show it. */
export function EveryState() {
  const ids = idsByStory(useStories())
  return (
    <Book
      title="Every state"
      lead={`What a fan can meet, feature by feature: ${states.length} states, of which ${holes.length === 0 ? 'none is' : `${holes.length} are`} without a story. A machine’s states are those in which its stories were seen to stand when their pictures were taken; one that nobody sees names its test.`}
      source="the lines of the pictures (*.pictures.txt)"
      chapters={byHome(states).map(({ name, rows }) => ({
        title: name,
        content: (
          <div className={styles.rows}>
            {rows.map((row) => (
              <StateRow key={row.kind + row.state} row={row} ids={ids} />
            ))}
          </div>
        ),
      }))}
    />
  )
}

function StateRow({ row, ids }: { row: StoriedState; ids: ReadonlyMap<string, string> }) {
  return (
    <div className={styles.row}>
      <Text size="small" as="div">
        {row.kind === 'errors' ? 'What it refuses' : <Code>{row.state}</Code>}
      </Text>
      {row.stories.length === 0 ? (
        <div>
          <Chip tone="danger" icon="alert">
            No story
          </Chip>
        </div>
      ) : (
        <div>
          {[...byTeller(row.stories)].map(([teller, stories]) => (
            <div key={teller} className={links}>
              {teller === row.state ? null : <Code>{teller}</Code>}
              {stories.map((story) => (
                <Proof key={story} story={story} id={ids.get(story)} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Stories by the component that they are told beside. */
function byTeller(stories: readonly string[]): ReadonlyMap<string, string[]> {
  return Map.groupBy(stories, (story) => story.split('/').at(-2) ?? story)
}

/** `…/CoinsScreen/long-text` as one reads it beside its screen: “Long text”. A test has no page to lead to. */
function Proof({ story, id }: { story: string; id: string | undefined }) {
  const name = story.split('/').at(-1) ?? story
  return id ? <StoryLink id={id}>{nameOf(name)}</StoryLink> : <Code>{name}</Code>
}
