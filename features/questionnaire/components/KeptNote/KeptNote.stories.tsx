import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import type { UserError } from '#platform/submission/userError.ts'
import { autosaveMachine } from '../../machines/autosaveMachine.ts'
import { KeptNote } from './KeptNote.tsx'

const meta = preview.meta({ component: KeptNote, args: given('actor') })

const stand = (
  value: StateValueFrom<typeof autosaveMachine>,
  refusal: UserError | null = null,
) => ({
  machine: {
    start: () =>
      standingIn(autosaveMachine, { value, context: { waiting: {}, sent: {}, refusal } }),
  },
})
const ended = {
  __typename: 'QuestionnaireError',
  field: null,
  code: 'ENDED',
  retryAt: null,
  values: {},
} as unknown as UserError

export const NothingChosen = meta.story({ parameters: stand('idle') })
export const Keeping = meta.story({ parameters: stand('keeping') })
export const Kept = meta.story({ parameters: stand('kept') })
export const Offline = meta.story({ parameters: stand('unanswered') })
export const OfflineEnglish = meta.story({
  parameters: stand('unanswered'),
  globals: { locale: 'en' },
})
export const EndedMeanwhile = meta.story({ parameters: stand('refused', ended) })
