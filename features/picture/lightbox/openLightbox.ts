import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import type { IntlShape } from 'react-intl'
import { closesOnBack } from '#design-system/overlay/useClosesOnBack.ts'
import type { ShownPicture } from '../components/PictureGrid/PictureGrid.tsx'
import { caption } from './lightbox.css.ts'

/**
 * Opens pictures over the page, large: pinched and swiped by fingers, moved through by keys, closed by Escape, Back or a pull.
 * Under each stands what its alternative text says. Focus goes back to where it was.
 */
export function openLightbox(
  pictures: readonly ShownPicture[],
  place: number,
  intl: IntlShape,
): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map(({ url, width, height, alt }) => ({ src: url, width, height, alt })),
    index: place,
    loop: false,
    bgOpacity: 0.92,
    showHideAnimationType: isStill ? 'none' : 'fade',
    ...(isStill && { zoomAnimationDuration: 0 }),
    // What is said below a picture keeps its room.
    paddingFn: () => ({ top: 56, bottom: 72, left: 0, right: 0 }),
    closeTitle: intl.formatMessage({ id: 'picture.lightbox.close' }),
    zoomTitle: intl.formatMessage({ id: 'picture.lightbox.zoom' }),
    arrowPrevTitle: intl.formatMessage({ id: 'picture.lightbox.previous' }),
    arrowNextTitle: intl.formatMessage({ id: 'picture.lightbox.next' }),
    errorMsg: intl.formatMessage({ id: 'picture.lightbox.failed' }),
  })
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: caption,
      appendTo: 'root',
      order: 9,
      isButton: false,
      onInit: (element) => {
        const show = () => {
          element.textContent = pictures[lightbox.currIndex]?.alt ?? ''
          element.hidden = element.textContent === ''
        }
        lightbox.on('change', show)
        show()
      },
    })
  })
  lightbox.on('bindEvents', () =>
    lightbox.element?.setAttribute(
      'aria-label',
      intl.formatMessage({ id: 'picture.lightbox.label' }),
    ),
  )
  const leaveHistory = closesOnBack(() => lightbox.close())
  // It has begun to close: what opens from now on stands above nothing.
  lightbox.on('close', leaveHistory)
  lightbox.init()
}
