export { LoginModal } from './components/LoginModal/LoginModal.tsx'
