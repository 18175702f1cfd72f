export { Image } from './components/Image/Image.tsx'
export { MemberMoon } from './components/MemberMoon/MemberMoon.tsx'
export { RoleBadge } from './components/RoleBadge/RoleBadge.tsx'
export { UserAvatar } from './components/UserAvatar/UserAvatar.tsx'
