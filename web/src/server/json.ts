/** What the server writes; a seed is longer than a number of the browser is exact, and stays as it is written. */
export function parsed<T>(text: string): T {
  return JSON.parse(text.replace(/"seed":\s*(\d+)/g, '"seed":"$1"')) as T;
}
