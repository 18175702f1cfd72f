const key = 'ouen.files'
let isMarked = false

/** Says to every page of this browser that there are private files, or were. */
export function markFiles(): void {
  isMarked = true
  try {
    localStorage.setItem(key, '1')
  } catch {
    // This page knows.
  }
}

/** Whether there may be files to sweep: what sweeps them is loaded by those alone who need it. */
export function mayHaveFiles(): boolean {
  try {
    return isMarked || localStorage.getItem(key) !== null
  } catch {
    return isMarked
  }
}
