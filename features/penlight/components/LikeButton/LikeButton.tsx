import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { mostPenlights } from '#rules/penlight.ts'
import { useWavePenlights } from '../../useWavePenlights.ts'
import { button } from './LikeButton.css.ts'
import type { LikeButton_subject$key } from './__generated__/LikeButton_subject.graphql.ts'

type LikeButtonProps = { subject: LikeButton_subject$key }

/** Waves one penlight more, up to ten: as fast as one presses, while the former are still on their way. */
export function LikeButton(props: LikeButtonProps) {
  const { id, likeCount, viewerLikeCount } = useFragment(
    graphql`
      fragment LikeButton_subject on Lightable @throwOnFieldError {
        id
        likeCount
        viewerLikeCount
      }
    `,
    props.subject,
  )
  const intl = useIntl()
  const showToast = useToast()
  const waveSoMany = useWavePenlights(id)
  const wave = () => {
    if (viewerLikeCount < mostPenlights) return waveSoMany(viewerLikeCount + 1)
    showToast({
      message: intl.formatMessage({ id: 'penlight.like.full' }, { most: mostPenlights }),
    })
  }
  const label = intl.formatMessage({ id: 'penlight.like' }, { own: viewerLikeCount })
  return (
    <button
      type="button"
      className={button({ isLit: viewerLikeCount > 0 })}
      title={label}
      onClick={wave}
    >
      <Icon name="penlight" size={20} />
      {likeCount > 0 && <span>{intl.formatNumber(likeCount)}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
