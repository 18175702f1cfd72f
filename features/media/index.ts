export { Image } from './components/Image/Image.tsx'
export { UserAvatar } from './components/UserAvatar/UserAvatar.tsx'
