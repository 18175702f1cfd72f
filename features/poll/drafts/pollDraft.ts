import { privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { choiceProblems, cleanChoice, mostChoices } from '#rules/poll.ts'
import { PollDuration } from '#schema/enums.generated.ts'
import type { PollDuration as Duration } from '#schema/types.generated.ts'

/** What is to be asked, as it is typed. */
export type PollDraft = { readonly choices: readonly string[]; readonly duration: Duration }

/** Where asking begins. */
export const emptyPoll: PollDraft = { choices: ['', ''], duration: 'DAY' }

// What was set aside is put before what is there, line by line: the first stands.
function read(text: string | null): PollDraft | null {
  try {
    const draft = JSON.parse(text?.split('\n')[0] ?? 'null') as Partial<PollDraft> | null
    const duration = PollDuration.find((each) => each === draft?.duration)
    const choices = draft?.choices?.map(String).slice(0, mostChoices)
    return duration && choices ? { duration, choices } : null
  } catch {
    return null
  }
}

/** Takes a poll out of a private key of this browser; null where there is none. */
export function takePoll(key: string): PollDraft | null {
  const poll = read(privateTexts.read(key))
  privateTexts.write(key, null)
  return poll
}

export const putPoll = (key: string, poll: PollDraft | null): void =>
  privateTexts.write(key, poll && JSON.stringify(poll))

/** What is to be asked, kept in this browser under a private key as pictures are; null where nothing is. */
export function usePollDraft(key: string) {
  const [text, setText] = useText(privateTexts, key)
  return {
    poll: read(text),
    change: (poll: PollDraft | null) => setText(poll && JSON.stringify(poll)),
  }
}

/** As it is sent. */
export const cleanPoll = ({ choices, duration }: PollDraft) => ({
  choices: choices.map(cleanChoice),
  duration,
})

/** What is wrong with each of its choices. */
export const problemsOf = (poll: PollDraft) => choiceProblems(poll.choices.map(cleanChoice))
