import { afterEach, describe, expect, it } from 'vitest'
import { showSpinner, spinnerStore, topRequest } from './spinner.ts'

const shown = () => topRequest(spinnerStore.getState().requests)?.message

afterEach(() => spinnerStore.setState({ requests: [] }))

describe('[4.spinner]', () => {
  it('a higher-priority request overrides a lower one, which returns when the higher is done', () => {
    const hideNormal = showSpinner({ message: 'saving' })
    const hideHigh = showSpinner({ priority: 'High', message: 'publishing' })
    showSpinner({ priority: 'Low', message: 'looking' })

    expect(shown()).toBe('publishing')
    hideHigh()
    expect(shown()).toBe('saving')
    hideNormal()
    expect(shown()).toBe('looking')
  })

  it('the latest of equal priority is shown', () => {
    showSpinner({ message: 'first' })
    showSpinner({ message: 'second' })
    expect(shown()).toBe('second')
  })

  it('hiding twice hides only its own request', () => {
    const hide = showSpinner({ message: 'first' })
    showSpinner({ message: 'second' })
    hide()
    hide()
    expect(shown()).toBe('second')
  })
})
