export { WatchedNight } from './components/WatchedNight/WatchedNight.tsx'
