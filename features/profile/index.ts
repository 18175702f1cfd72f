export { ProfileForm, type ProfileValues } from './components/ProfileForm/ProfileForm.tsx'
