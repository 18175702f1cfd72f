export { MissionName } from './components/MissionName/MissionName.tsx'
