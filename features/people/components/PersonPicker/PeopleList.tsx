import type { Person } from '../../personOf.ts'
import { people as list } from './PersonPicker.css.ts'
import { PersonRow, type Choose } from './PersonRow.tsx'

type PeopleListProps = { label: string; people: readonly Person[]; choose: Choose }

/** People, of whom one is taken. */
export function PeopleList({ label, people, choose }: PeopleListProps) {
  return (
    <ul className={list} aria-label={label}>
      {people.map((person) => (
        <li key={person.user.id}>
          <PersonRow person={person} choose={choose} />
        </li>
      ))}
    </ul>
  )
}
