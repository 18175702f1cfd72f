export { FilmPlayer } from './components/FilmPlayer/FilmPlayer.tsx'
export { MiniPlayer } from './components/MiniPlayer/MiniPlayer.tsx'
