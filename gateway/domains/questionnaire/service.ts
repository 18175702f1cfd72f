/** For what names one. */
export { loadQuestionnaire } from './reading.ts'
