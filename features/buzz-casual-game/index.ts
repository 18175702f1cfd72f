export { WatchedHouse } from './components/WatchedHouse/WatchedHouse.tsx'
