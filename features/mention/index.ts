export {
  areSameMentions,
  mentionsOf,
  noMentions,
  readDraftMentions,
  useDraftMentions,
  writeDraftMentions,
  type DraftMention,
} from './draftMention.ts'
export { findPeople, useFindPeople, type FindPeople } from './findPeople.ts'
export { MentionField } from './components/MentionField/MentionField.tsx'
export { useMentioning } from './components/MentionField/useMentioning.tsx'
