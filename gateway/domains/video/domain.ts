import type { Domain } from '../../platform/domain.ts'
import { loadPlaylist, loadVideo } from './service.ts'

export const domain: Domain = { nodes: { Playlist: loadPlaylist, Video: loadVideo } }
