import { Modal, ModalOverlay } from 'react-aria-components'
import { useClosesOnBack } from '../overlay/useClosesOnBack.ts'
import { panel, scrim } from './Dialog.css.ts'
import { DialogContent, type OverlayProps } from './DialogContent.tsx'

interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium'
}

/** A question over the page. Keeps focus inside and gives it back. Load it lazily. */
export function Dialog({
  isOpen,
  onOpenChange,
  isDismissable = true,
  size = 'small',
  ...content
}: DialogProps) {
  useClosesOnBack(isOpen, () => onOpenChange(false))
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={scrim}
    >
      <Modal className={panel({ size })}>
        <DialogContent {...content} onOpenChange={onOpenChange} />
      </Modal>
    </ModalOverlay>
  )
}
