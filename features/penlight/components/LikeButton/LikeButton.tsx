import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
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
  const showFailure = useFailureToast()
  const isGuest = useSession().status === 'notLoggedIn'
  // How many it shall be, until the gateway says the same.
  const [wanted, setWanted] = useState<number>()
  const { submit, isPending } = useWavePenlights(id, {
    onDone: (kept) => setWanted((now) => (now === kept ? undefined : now)),
    onFailed: (error) => {
      setWanted(undefined)
      showFailure(error)
    },
  })
  useEffect(() => {
    if (wanted !== undefined && wanted !== viewerLikeCount && !isPending) submit(wanted)
  }, [wanted, viewerLikeCount, isPending, submit])
  const own = wanted ?? viewerLikeCount
  const count = likeCount - viewerLikeCount + own
  const wave = () => {
    // A guest logs in first: nothing is shown ahead of it.
    if (isGuest) return submit(1)
    if (own < mostPenlights) return setWanted(own + 1)
    showToast({
      message: intl.formatMessage({ id: 'penlight.like.full' }, { most: mostPenlights }),
    })
  }
  const label = intl.formatMessage({ id: 'penlight.like' }, { own })
  return (
    <button type="button" className={button({ isLit: own > 0 })} title={label} onClick={wave}>
      <Icon name="penlight" size={20} />
      {count > 0 && <span>{intl.formatNumber(count)}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
