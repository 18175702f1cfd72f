export { Countdown } from './components/Countdown/Countdown.tsx'
