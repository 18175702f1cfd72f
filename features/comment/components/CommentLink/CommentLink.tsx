import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { link } from './CommentLink.css.ts'
import type { CommentLink_subject$key } from './__generated__/CommentLink_subject.graphql.ts'

type CommentLinkProps = {
  subject: CommentLink_subject$key
  /** Where the subject stands with its comments. */
  href: string
}

/** How many comments there are, and the way to them. */
export function CommentLink({ href, ...props }: CommentLinkProps) {
  const { commentCount } = useFragment(
    graphql`
      fragment CommentLink_subject on Commentable @throwOnFieldError {
        commentCount
      }
    `,
    props.subject,
  )
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'comment.link' }, { count: commentCount })
  return (
    <Link href={`${href}#comments`} className={link}>
      <Icon name="messages" size={20} />
      {commentCount > 0 && <span aria-hidden>{intl.formatNumber(commentCount)}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}
