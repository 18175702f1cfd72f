export { MembershipPerks } from './components/MembershipPerks/MembershipPerks.tsx'
