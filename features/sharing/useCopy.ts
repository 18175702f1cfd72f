import { useCallback } from 'react'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { copyText } from '#platform/clipboard/copyText.ts'

/**
 * Gives the function that copies a text, says in a toast how that went, and answers whether it is copied. Where it is
 * not, the text stands in the toast to be selected by hand: `failed` asks for that.
 */
export function useCopy() {
  const showToast = useToast()
  return useCallback(
    async (text: string, { copied, failed }: { copied: string; failed: string }) => {
      const isCopied = await copyText(text)
      showToast(
        isCopied
          ? { tone: 'success', message: copied }
          : { tone: 'danger', message: failed, selectable: text },
      )
      return isCopied
    },
    [showToast],
  )
}
