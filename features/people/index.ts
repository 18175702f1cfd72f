export { PeopleList } from './components/PersonPicker/PeopleList.tsx'
export { PersonPicker } from './components/PersonPicker/PersonPicker.tsx'
export { personOf } from './personOf.ts'
