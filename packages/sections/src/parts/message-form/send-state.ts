export type SendState = 'idle' | 'submitting' | 'success' | 'error'
