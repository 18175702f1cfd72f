import { Modal, ModalOverlay } from 'react-aria-components'
import { DialogContent, type OverlayProps } from '../dialog/DialogContent.tsx'
import { useClosesOnBack } from '../overlay/useClosesOnBack.ts'
import { panel, scrim } from './Sheet.css.ts'

/** Rises from the bottom of a phone, within a thumb's reach; from 768 px a dialog. Load it lazily. */
export function Sheet({ isOpen, onOpenChange, isDismissable = true, ...content }: OverlayProps) {
  useClosesOnBack(isOpen, () => onOpenChange(false))
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={scrim}
    >
      <Modal className={panel}>
        <DialogContent {...content} onOpenChange={onOpenChange} />
      </Modal>
    </ModalOverlay>
  )
}
