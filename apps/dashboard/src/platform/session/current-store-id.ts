const key = 'currentStoreId'

export function rememberCurrentStore(storeId: string) {
  localStorage.setItem(key, storeId)
}

export function forgetCurrentStore() {
  localStorage.removeItem(key)
}
