export { ScheduleMark } from './components/ScheduleMark/ScheduleMark.tsx'
export { useScheduleState } from './components/ScheduleMark/useScheduleState.ts'
