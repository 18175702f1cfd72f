export { TodayTiles } from './components/TodaySection/TodayTiles.tsx'
