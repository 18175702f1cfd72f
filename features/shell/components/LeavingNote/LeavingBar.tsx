import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as leavingPaths } from '#addresses/leaving.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { LeavingBar_deletion$key } from './__generated__/LeavingBar_deletion.graphql.ts'
import { bar, stay } from './LeavingBar.css.ts'

/** When the viewer's account is deleted, and the way to undo it. */
export default function LeavingBar(props: { deletion: LeavingBar_deletion$key }) {
  const { endsAt } = useFragment(
    graphql`
      fragment LeavingBar_deletion on AccountDeletion @throwOnFieldError {
        endsAt
      }
    `,
    props.deletion,
  )
  const { dayAndTime } = useTokyoTime()
  return (
    <aside className={bar}>
      <FormattedMessage id="shell.leaving" values={{ at: dayAndTime(endsAt) }} />
      <Link href={leavingPaths.deleteAccount()} className={stay}>
        <FormattedMessage id="shell.leaving.stay" />
      </Link>
    </aside>
  )
}
