/** Hands a town to the fan as a file, from which it can be read back. */
export function exportTown(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'harbour.json'
  link.click()
  URL.revokeObjectURL(url)
}
