import { Icon } from '#design-system/icon/Icon.tsx'
import { action, actions as list } from './ActionList.css.ts'
import type { Action } from './useMessageActions.ts'

type ActionListProps = { actions: readonly Action[]; onChoose: (action: Action) => void }

/** Actions under one's thumb, each a row. */
export function ActionList({ actions, onChoose }: ActionListProps) {
  return (
    <ul className={list}>
      {actions.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className={action({ tone: each.tone })}
            onClick={() => onChoose(each)}
          >
            <Icon name={each.icon} />
            {each.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
