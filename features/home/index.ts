export { ScheduleSectionItem } from './components/ScheduleSection/ScheduleSectionItem.tsx'
export { TodayTiles } from './components/TodaySection/TodayTiles.tsx'
