export { placeOf } from './places.ts'
