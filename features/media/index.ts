export { Image } from './components/Image/Image.tsx'
export { MemberMoon } from './components/MemberMoon/MemberMoon.tsx'
export { UserAvatar } from './components/UserAvatar/UserAvatar.tsx'
