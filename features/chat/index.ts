export { paths } from './routes.ts'
