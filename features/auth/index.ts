export { authMachine, type TokenLife } from './machines/authMachine.ts'
export { loginModalMachine } from './machines/loginModalMachine.ts'
export {
  describeProviderError,
  useProviderProblem,
  type ProviderProblem,
} from './providerErrors.ts'
export { forgetWish, keepWish, readWish, type Wish } from './wish.ts'
export { paths } from './routes.ts'
