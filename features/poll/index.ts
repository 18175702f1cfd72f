export { PollCard } from './components/PollCard/PollCard.tsx'
export { PollButton } from './components/PollFields/PollButton.tsx'
export { PollFields, type PollRefusal } from './components/PollFields/PollFields.tsx'
export {
  cleanPoll,
  emptyPoll,
  problemsOf,
  putPoll,
  takePoll,
  usePollDraft,
  type PollDraft,
} from './drafts/pollDraft.ts'
