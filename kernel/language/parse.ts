/**
 * The card language: what a card, hero or chamber does, in short texts that people write.
 *
 *     effect   = stmt { ";" stmt }
 *     stmt     = verb { arg } [ "{" body "}" ]
 *     body     = effect | branch { "|" branch }
 *     branch   = label ":" effect
 *     arg      = word | noun "[" cond { "," cond } "]"
 *     cond     = word | word ( "=" | "!=" | "<=" | ">=" ) word
 *
 * A word is made of letters, digits and `+ - * / . # '`. The same syntax serves all games; the verbs are theirs.
 */
export interface Statement {
  readonly verb: string;
  readonly args: readonly Argument[];
  /** The block without labels. */
  readonly block: readonly Statement[] | undefined;
  readonly branches: readonly Branch[] | undefined;
  readonly column: number;
}

export interface Argument {
  readonly word: string;
  /** The conditions of a selector: `monster[race=troll, wounded]`. */
  readonly conditions: readonly Condition[] | undefined;
  readonly column: number;
}

export interface Condition {
  readonly key: string;
  readonly compare: '' | '=' | '!=' | '<=' | '>=';
  readonly value: string;
}

export interface Branch {
  readonly label: string;
  readonly effect: readonly Statement[];
  readonly column: number;
}

/** A mistake in a text, with the column (from 1) and what was expected there. */
export class LanguageError extends Error {
  override readonly name = 'LanguageError';
  readonly column: number;

  constructor(column: number, message: string) {
    super(`column ${column}: ${message}`);
    this.column = column;
  }
}

interface Token {
  readonly text: string;
  readonly column: number;
  readonly word: boolean;
}

const TOKEN = /\s*(?:([A-Za-z0-9+\-*/.#']+)|(!=|<=|>=|[;{}|:[\],=]))/y;

function tokens(source: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (source.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (!match) {
      const column = at + source.slice(at).search(/\S/) + 1;
      throw new LanguageError(column, `'${source[column - 1]}' has no meaning here`);
    }
    const text = match[1] ?? match[2];
    found.push({ text, column: TOKEN.lastIndex - text.length + 1, word: match[1] !== undefined });
    at = TOKEN.lastIndex;
  }
  return found;
}

export function parse(source: string): Statement[] {
  const parser = new Parser(tokens(source), source.length + 1);
  const effect = parser.effect();
  parser.end();
  return effect;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #length: number;
  #at = 0;

  constructor(all: readonly Token[], length: number) {
    this.#tokens = all;
    this.#length = length;
  }

  effect(): Statement[] {
    const statements = [this.#statement()];
    while (this.#skip(';')) statements.push(this.#statement());
    return statements;
  }

  end(): void {
    if (this.#at < this.#tokens.length) this.#fail("';' or the end");
  }

  #statement(): Statement {
    const verb = this.#word('a verb');
    const args: Argument[] = [];
    while (this.#peek()?.word) args.push(this.#argument());
    if (!this.#skip('{'))
      return { verb: verb.text, args, block: undefined, branches: undefined, column: verb.column };
    const labelled = this.#peek()?.word && this.#tokens[this.#at + 1]?.text === ':';
    const block = labelled ? undefined : this.effect();
    const branches = labelled ? this.#branches() : undefined;
    if (!this.#skip('}')) this.#fail(labelled ? "';', '|' or '}'" : "';' or '}'");
    return { verb: verb.text, args, block, branches, column: verb.column };
  }

  #branches(): Branch[] {
    const branches: Branch[] = [];
    do {
      const label = this.#word('a label');
      if (!this.#skip(':')) this.#fail(`':' after the label '${label.text}'`);
      if (branches.some((b) => b.label === label.text)) {
        throw new LanguageError(label.column, `the label '${label.text}' stands twice`);
      }
      branches.push({ label: label.text, effect: this.effect(), column: label.column });
    } while (this.#skip('|'));
    return branches;
  }

  #argument(): Argument {
    const { text, column } = this.#word('an argument');
    if (!this.#skip('[')) return { word: text, conditions: undefined, column };
    const conditions: Condition[] = [];
    do conditions.push(this.#condition());
    while (this.#skip(','));
    if (!this.#skip(']')) this.#fail("',' or ']'");
    return { word: text, conditions, column };
  }

  #condition(): Condition {
    const key = this.#word('a condition').text;
    for (const compare of ['!=', '<=', '>=', '='] as const) {
      if (this.#skip(compare)) return { key, compare, value: this.#word('a value').text };
    }
    return { key, compare: '', value: '' };
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #skip(text: string): boolean {
    const token = this.#peek();
    if (!token || token.word || token.text !== text) return false;
    this.#at++;
    return true;
  }

  #word(what: string): Token {
    const token = this.#peek();
    if (!token?.word) return this.#fail(what);
    this.#at++;
    return token;
  }

  #fail(expected: string): never {
    const token = this.#peek();
    const found = token ? `'${token.text}'` : 'the end';
    throw new LanguageError(token?.column ?? this.#length, `expected ${expected}, found ${found}`);
  }
}
