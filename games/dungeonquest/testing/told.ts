/** What the writer of a text is told, or nothing if it can be carried out. */
import { compile, type Language, LanguageError } from '@underhall/kernel';

export function told(language: Language, bearer: string, source: string): string {
  try {
    compile(source, language, bearer);
    return '';
  } catch (error) {
    if (error instanceof LanguageError) return error.message;
    throw error;
  }
}
