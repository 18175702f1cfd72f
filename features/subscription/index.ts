export { useEarlySale } from './useEarlySale.ts'
export { MembershipPerks } from './components/MembershipPerks/MembershipPerks.tsx'
